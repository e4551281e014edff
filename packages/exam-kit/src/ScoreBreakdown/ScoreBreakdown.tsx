import { Link } from '@naru/ui/Link'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import * as css from './ScoreBreakdown.css'

/** The answers to one kind of question. */
export interface ScorePart {
  /** One of a kind in the breakdown. */
  id: string
  /** What the questions have in common, such as a section, a family or a unit. */
  label: string
  /** Language of the label, for example 'ko'. @default that of the page */
  language?: string | undefined
  /** Right answers, from 0 to `total`. */
  right: number
  /** Questions, at least 1. */
  total: number
  /** A fact below the count, such as the time per question; not on paper. @default none */
  note?: string | undefined
  /** Where this kind can be practised. @default the label is no link */
  href?: string | undefined
}

export interface ScoreBreakdownText {
  /** Heading of the column of labels. */
  part: string
  /** Heading of the column of counts. */
  count: string
  /** '4 of 5'. */
  rightOf: (right: number, total: number) => string
}

export interface ScoreBreakdownProps {
  /** Name of the table: what the questions are divided by. */
  title: string
  /** One or more parts, in the order in which they are shown. */
  parts: readonly ScorePart[]
  /** Wording. */
  text: ScoreBreakdownText
}

/** Below this share of right answers a bar has the colour of what needs work. */
const WEAK = 0.5

/** Right answers by kind of question: a table whose rows are also bars. */
export function ScoreBreakdown({ title, parts, text }: ScoreBreakdownProps) {
  return (
    <Table label={title} showLabel>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{text.part}</TableHeaderCell>
          <TableHeaderCell align="end">{text.count}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {parts.map(({ id, label, language, right, total, note, href }) => {
          const share = right / total
          return (
            <TableRow key={id}>
              <TableRowHeader>
                <span lang={language}>{href === undefined ? label : <Link href={href}>{label}</Link>}</span>
                <span className={css.rail} aria-hidden>
                  <span className={css.bar[share < WEAK ? 'weak' : 'good']} style={{ inlineSize: `${share * 100}%` }} />
                </span>
              </TableRowHeader>
              <TableCell align="end">
                <span className={css.count}>{text.rightOf(right, total)}</span>
                {note !== undefined && <span className={css.note}>{note}</span>}
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
