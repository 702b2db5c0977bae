#!/bin/sh
# sh attackers.sh http://127.0.0.1:7070 (asks with curl, reads the answers with jq)
set -e
site=$1
board=$(curl -sf "$site/api/examples/board.json")

ruling() {
  echo "$board" | jq -c --argjson move "$1" '.moves = [$move]' |
    curl -sf -H 'Content-Type: application/json' --data-binary @- "$site/api/rulings" |
    jq -c '.rulings[0]'
}

chosen='[]'
while true; do
  answer=$(ruling "{\"ask\": {\"completions\": {\"attacks\": $chosen, \"limit\": 1}}}")
  echo "$answer" | jq -r '"can attack: " + ([.answer.possible[].attacker] | join(" "))'
  echo "$answer" | jq -r '"must attack: " + ([.answer.must[].attacker] | join(" "))'
  next=$(echo "$answer" | jq -c --argjson chosen "$chosen" \
    '[.answer.must[] | select(.attacker as $a | any($chosen[]; .attacker == $a) | not)][0]')
  [ "$next" = null ] && break
  chosen=$(echo "$chosen" | jq -c --argjson next "$next" \
    '. + [{attacker: $next.attacker, target: $next.targets[0]}]')
  echo "chosen: $(echo "$next" | jq -r .attacker)"
done
ruling "{\"declareAttackers\": {\"attacks\": $chosen}}" | jq -r .verdict

ruling '{"declareAttackers": {"attacks": [{"attacker": "bears#1", "target": "bob"}]}}' |
  jq -r '"\(.verdict) by \(.decidedBy): \(.why[0])"'
