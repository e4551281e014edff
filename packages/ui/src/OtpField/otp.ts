/**
 * Writes what was typed, pasted or filled in into the boxes, beginning at one of them.
 * @param value the digits so far; a space stands for an empty box
 * @param index box where the writing begins
 * @param typed any text; everything but digits is left out
 * @param length number of boxes
 * @returns the new value and the box that should have the focus next
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

/**
 * Empties a box; an empty box passes the deletion on to the one before it.
 * @param value the digits so far; a space stands for an empty box
 * @param index box in which the key was pressed
 * @param length number of boxes
 * @returns the new value and the box that should have the focus next
 */
export const deleteDigit = (value: string, index: number, length: number) => {
  const boxes = value.padEnd(length)
  const target = boxes[index] === ' ' ? Math.max(index - 1, 0) : index
  return { value: (boxes.slice(0, target) + ' ' + boxes.slice(target + 1)).trimEnd(), focus: target }
}
