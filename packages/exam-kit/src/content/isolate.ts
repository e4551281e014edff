/** Letters of right-to-left scripts, and the marks that change the direction of what follows. */
const rightToLeft = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * @returns a name for use in a sentence: if it could change the direction of the sentence, between U+2068 and U+2069, as `<bdi>` does. The
 * name itself stays as it is.
 */
export const isolate = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name)
