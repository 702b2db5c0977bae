# python3 attackers.py http://127.0.0.1:7070
import json
import sys
import urllib.request

SITE = sys.argv[1]


def asked(path, sent=None):
    body = None if sent is None else json.dumps(sent).encode()
    headers = {"Accept": "application/vnd.casebook.v1+json", "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(SITE + path, body, headers)) as answer:
        return json.load(answer)


def ruling(board, move):
    return asked("/api/rulings", {**board, "moves": [move]})["rulings"][0]


board = asked("/api/examples/board.json")
chosen = []
while True:
    answer = ruling(board, {"ask": {"completions": {"attacks": chosen, "limit": 1}}})["answer"]
    print("can attack:", *[one["attacker"] for one in answer["possible"]])
    print("must attack:", *[one["attacker"] for one in answer["must"]])
    already = {one["attacker"] for one in chosen}
    left = [one for one in answer["must"] if one["attacker"] not in already]
    if not left:
        break
    chosen.append({"attacker": left[0]["attacker"], "target": left[0]["targets"][0]})
    print("chosen:", left[0]["attacker"])
print(ruling(board, {"declareAttackers": {"attacks": chosen}})["verdict"])

refused = ruling(board, {"declareAttackers": {"attacks": [{"attacker": "bears#1", "target": "bob"}]}})
print(refused["verdict"], "by", refused["decidedBy"] + ":", refused["why"][0])
