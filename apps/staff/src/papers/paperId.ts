/** @returns the id that a title suggests: its Latin letters and digits, joined by hyphens; '' if it has none */
export const paperIdFrom = (topic: string): string =>
  topic
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 100)
