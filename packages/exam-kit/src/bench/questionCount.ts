/** @returns the number of questions from the URL (`?questions=200`), half of them reading. Default 200. */
export function questionCount(): number {
  return Number(new URLSearchParams(location.search).get('questions') ?? 200)
}
