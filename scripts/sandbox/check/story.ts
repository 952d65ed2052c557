import { chanceOf } from "../../../sandbox/src/moment";
import { momentOfTurn } from "../../../shared/recorded/turns";

/**
 * Gives the engine the times and the random bytes that the lab has while it records: the n-th request happens n seconds after
 * the start, and what it draws follows from n.
 */
export function makeStory() {
  let turn = 0;
  let moment = momentOfTurn(turn);
  let chance = chanceOf(moment.key);
  const goTo = (next: number) => {
    turn = next;
    moment = momentOfTurn(turn);
    chance = chanceOf(moment.key);
  };
  return {
    now: () => moment.now,
    chance: { bytes: (length: number) => chance.bytes(length) },
    next: (turns = 1) => goTo(turn + turns),
    beginAgain: () => goTo(0),
  };
}

export type Story = ReturnType<typeof makeStory>;
