// Computes the report's table from the measured rounds.

/** @typedef {Record<string, Record<string, number>>} Round measurements by visit and quantity */
/** @typedef {{ what: string, values: number[], unit: '×' | 'ms' | 'KB' | 'files' | '', bar?: number, detail?: string }} Row */

/** @param {readonly number[]} values */
export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

/** @param {Row['unit']} unit @param {number} value */
function format(unit, value) {
  if (unit === '×') return `${value.toFixed(2)} ×`
  if (unit === 'ms') return `${Math.round(value)} ms`
  if (unit === 'KB') return `${value.toFixed(1)} KB`
  if (unit === 'files') return `${value} files`
  return value.toFixed(4)
}

/** Computes the rows, in the order of docs/performance.md. @param {Round[]} rounds @returns {Row[]} */
export function rowsOf(rounds) {
  const all = (/** @type {string} */ visit, /** @type {string} */ quantity) =>
    rounds.map((round) => round[visit]?.[quantity] ?? Number.NaN)
  /**
   * Computes a ratio within each round.
   * @param {string} what
   * @param {[visit: string, quantity: string]} ours
   * @param {[visit: string, quantity: string]} plain
   * @param {number} [bar]
   * @returns {Row}
   */
  const ratio = (what, ours, plain, bar) => {
    const [mine, theirs] = [all(...ours), all(...plain)]
    const detail = `${format('ms', median(mine))} : ${format('ms', median(theirs))}`
    return {
      what,
      values: mine.map((value, at) => value / (theirs[at] ?? Number.NaN)),
      unit: '×',
      detail,
      ...(bar && { bar }),
    }
  }
  const kilobytes = (/** @type {string} */ visit) => all(visit, 'js').map((bytes) => bytes / 1000)
  return [
    ratio('Landing: LCP vs the static page', ['landing', 'lcp'], ['plainLanding', 'lcp'], 1.2),
    ratio(
      'Landing complete: the same, and a press on the menu answered',
      ['menu', 'answered'],
      ['plainLanding', 'complete'],
      2.2,
    ),
    { what: 'Landing: JS in all (brotli)', values: kilobytes('landing'), unit: 'KB', bar: 115 },
    { what: 'Landing: files in all', values: all('landing', 'files'), unit: 'files', bar: 20 },
    ratio('Landing: main-thread time vs static', ['landing', 'cpu'], ['plainLanding', 'cpu'], 4),
    ratio('Start on /guidelines, prefetched → first question', ['start', 'start'], ['plainStart', 'start'], 2),
    ratio('Exam room cold, to ready', ['room', 'ready'], ['plainRoom', 'ready'], 2),
    { what: 'Exam room cold: blocked main thread until ready', values: all('room', 'blocked'), unit: 'ms', bar: 400 },
    ratio('Exam room cold: processor time until 1 s after ready', ['room', 'cpu'], ['plainRoom', 'cpu'], 3),
    { what: 'Exam room cold: JS in all (brotli)', values: kilobytes('room'), unit: 'KB', bar: 110 },
    { what: 'Exam room cold: files of code in all', values: all('room', 'scripts'), unit: 'files', bar: 8 },
    ratio('Answer at 200 questions: main-thread time', ['steps', 'answer'], ['plainSteps', 'answer']),
    ratio('Next at 200 questions', ['steps', 'next'], ['plainSteps', 'next']),
    ratio('Jump at 200 questions', ['steps', 'jump'], ['plainSteps', 'jump']),
    ratio('Answer, next and jump at 200 questions together', ['steps', 'steps'], ['plainSteps', 'steps'], 1.2),
    { what: 'Landing: CLS', values: all('landing', 'cls'), unit: '', bar: 0.01 },
    { what: 'Exam room: CLS', values: all('room', 'cls'), unit: '', bar: 0.01 },
  ]
}

/** @param {readonly Row[]} rows @returns {string} a Markdown table */
export function tableOf(rows) {
  const lines = rows.map(({ what, values, unit, bar, detail = '' }) => {
    const measured = median(values)
    const spread =
      values.length > 1 ? `${format(unit, Math.min(...values))} – ${format(unit, Math.max(...values))}` : ''
    const holds = bar === undefined ? '' : measured <= bar ? 'yes' : 'no'
    return [what, format(unit, measured), spread, detail, bar === undefined ? '' : `≤ ${bar} ${unit}`.trimEnd(), holds]
  })
  const head = ['What', 'Median', 'From – to', 'Ours : plain', 'Bar', 'Holds']
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
