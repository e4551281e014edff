/** How many questions the measured exam has, from the page's address: `?questions=200`. Half of them are reading. */
export function questionCount(): number {
  return Number(new URLSearchParams(location.search).get('questions') ?? 200)
}
