import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { position } from './position'
import * as css from './ScoreTrend.css'

/** One result, compared with the first attempts of all learners at the same exam. */
export interface TrendPoint {
  id: string
  /** The exam. */
  label: string
  /** Standard deviations above the mean; negative below it. */
  value: number
  /** Lower and upper end of what the value may be by chance, in the same unit. */
  band: readonly [number, number]
}

export interface ScoreTrendText {
  title: string
  /** Heading of the column of exams. */
  exam: string
  /** Heading of the column of values. */
  value: string
  /** A value and its band, such as '+0.6 (+0.1 to +1.1)'. */
  valueIn: (value: number, band: readonly [number, number]) => string
}

export interface ScoreTrendProps {
  /** One or more results, in the order in which they are shown. */
  points: readonly TrendPoint[]
  /** Wording. */
  text: ScoreTrendText
}

/** Results over exams of different difficulty: a table whose rows are also a plot around the mean. */
export function ScoreTrend({ points, text }: ScoreTrendProps) {
  return (
    <Table label={text.title}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{text.exam}</TableHeaderCell>
          <TableHeaderCell align="end">{text.value}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {points.map(({ id, label, value, band }) => {
          const [low, high] = [position(band[0]), position(band[1])]
          return (
            <TableRow key={id}>
              <TableRowHeader>
                {label}
                <span className={css.plot} aria-hidden>
                  <span className={css.mean} />
                  <span className={css.band} style={{ insetInlineStart: `${low}%`, inlineSize: `${high - low}%` }} />
                  <span className={css.point} style={{ insetInlineStart: `${position(value)}%` }} />
                </span>
              </TableRowHeader>
              <TableCell align="end">{text.valueIn(value, band)}</TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
