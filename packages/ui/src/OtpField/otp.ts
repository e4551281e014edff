/**
 * Writes typed, pasted or autofilled text into the boxes, starting at `index`.
 * @param value the digits; a space represents an empty box
 * @param index box at which to start
 * @param typed any text; ignores everything but digits
 * @param length number of boxes
 * @returns the new value and the index of the box to focus
 */
export const writeDigits = (value: string, index: number, typed: string, length: number) => {
  const digits = typed.replace(/\D/g, '').slice(0, length - index)
  if (digits === '') return { value, focus: index }
  const boxes = value.padEnd(length)
  return {
    value: (boxes.slice(0, index) + digits + boxes.slice(index + digits.length)).trimEnd(),
    focus: Math.min(index + digits.length, length - 1),
  }
}

/** Clears a box, or the previous box when it is empty. @returns the new value and the index of the box to focus */
export const deleteDigit = (value: string, index: number, length: number) => {
  const boxes = value.padEnd(length)
  const target = boxes[index] === ' ' ? Math.max(index - 1, 0) : index
  return { value: (boxes.slice(0, target) + ' ' + boxes.slice(target + 1)).trimEnd(), focus: target }
}
