/** What the message `length` says of a time: '45 s', '2 min' or '2 min 5 s'. @param total whole seconds */
export function lengthParts(total: number) {
  const minutes = Math.floor(total / 60)
  const seconds = total % 60
  return { unit: minutes === 0 ? 'seconds' : seconds === 0 ? 'minutes' : 'both', minutes, seconds }
}
