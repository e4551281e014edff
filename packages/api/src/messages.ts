/**
 * The arguments of a message of the server, `text/<language>/messages.json`, for its number.
 *
 * @param value the number: `{value}`. Of seconds, messages also have `{count}` in a `{unit}`: seconds, from two minutes on minutes
 */
export const messageValues = (value: number) => ({
  value,
  ...(value < 120 ? { unit: 'seconds', count: value } : { unit: 'minutes', count: Math.ceil(value / 60) }),
})
