export interface Chart {
  title: string
  /** What the numbers count, such as `kg`. */
  unit: string
  /** Values by the name below the bar, from left to right. */
  bars: Readonly<Record<string, number>>
}

const [LEFT, BOTTOM, WIDTH, HEIGHT] = [50, 252, 330, 176]
const LINES = 4

/** Draws a chart in the style of the other drawings, from 0 to the first round number above all values. */
export const drawChart = ({ title, unit, bars }: Chart): string => {
  const entries = Object.entries(bars)
  const most = Math.max(...entries.map(([, value]) => value))
  const power = 10 ** Math.floor(Math.log10(most / LINES))
  const step = ([1, 2, 2.5, 5, 10].find((each) => each * power * LINES >= most) ?? 10) * power
  const yOf = (value: number) => BOTTOM - Math.round((value / (step * LINES)) * HEIGHT)
  const lines = Array.from({ length: LINES + 1 }, (_, line) => line * step)
  const slot = WIDTH / entries.length
  const bar = Math.round(slot * 0.5)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">',
    '<rect x="1" y="1" width="398" height="298" rx="16" fill="#f3f0e6" stroke="#c7c4b7" stroke-width="2"/>',
    '<g fill="#17202b" font-family="Pretendard" font-weight="700" text-anchor="middle">',
    `<text x="200" y="36" font-size="21">${title}</text>`,
    `<text x="${LEFT - 6}" y="62" font-size="14" font-weight="500" text-anchor="end">(${unit})</text>`,
    ...lines.flatMap((value) => [
      `<path d="M${LEFT} ${yOf(value)}h${WIDTH}" stroke="#c7c4b7" stroke-width="2"/>`,
      `<text x="${LEFT - 6}" y="${yOf(value) + 5}" font-size="14" font-weight="500" text-anchor="end">${value}</text>`,
    ]),
    ...entries.flatMap(([name, value], at) => {
      const middle = Math.round(LEFT + slot * (at + 0.5))
      return [
        `<path d="M${middle - bar / 2} ${BOTTOM}V${yOf(value)}h${bar}V${BOTTOM}Z" fill="#54ab9e" stroke="#17202b" stroke-width="3"/>`,
        `<text x="${middle}" y="${yOf(value) - 7}" font-size="18">${value}</text>`,
        `<text x="${middle}" y="278" font-size="18">${name}</text>`,
      ]
    }),
    '</g>',
    '</svg>',
  ].join('\n')
}
