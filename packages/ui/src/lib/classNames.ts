/** Joins class names and leaves out what is not there. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
