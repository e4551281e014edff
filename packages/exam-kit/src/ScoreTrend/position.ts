/** The scale reaches this many standard deviations to both sides of the mean. */
const REACH = 3

/** Where a value lies on the scale, in percent of its length from its start; values beyond its ends lie at the end. */
export const position = (value: number): number =>
  ((Math.min(Math.max(value, -REACH), REACH) + REACH) / (2 * REACH)) * 100
