import { Disclosure } from '@naru/ui/Disclosure'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import * as css from './ScoreCurve.css'

/** A result of an exam. */
export interface ScorePoint {
  /** One of a kind in the curve. */
  id: string
  /** The exam. */
  label: string
  /** Its day, as shown. */
  day: string
  /** 0 to 100. */
  percentage: number
}

/** A score that is needed. */
export interface ScoreFloor {
  /** What it is needed for. */
  label: string
  /** 0 to 100. */
  percentage: number
}

export interface ScoreCurveText {
  /** Heading of the column of exams. */
  exam: string
  /** Heading of the column of days. */
  day: string
  /** Heading of the column of scores, and the unit of the axis. */
  score: string
  /** Label of the button that shows the values as a table. */
  asTable: string
}

export interface ScoreCurveProps {
  /** Accessible name. */
  label: string
  /** One or more results, the earliest first. */
  points: readonly ScorePoint[]
  /** Lines across the curve. @default none */
  floors?: readonly ScoreFloor[]
  /** Wording. */
  text: ScoreCurveText
}

const ticks = [100, 75, 50, 25, 0]

/** Where a result is between the first and the last, in per cent of the width. */
const across = (index: number, count: number) => (count === 1 ? 50 : (index / (count - 1)) * 100)

/** Results of exams in their order, on the whole scale from 0 to 100 per cent. The values are in a table below. */
export function ScoreCurve({ label, points, floors = [], text }: ScoreCurveProps) {
  const line = points.map(({ percentage }, index) => `${across(index, points.length)},${100 - percentage}`).join(' ')
  const ends = [points[0], ...(points.length > 1 ? [points.at(-1)] : [])]
  return (
    <figure className={css.figure} aria-label={label}>
      <div aria-hidden className={css.chart}>
        <span className={css.unit}>{text.score}</span>
        <div className={css.axis}>
          {ticks.map((tick) => (
            <span key={tick} className={css.tick} style={{ insetBlockStart: `${100 - tick}%` }}>
              {tick} %
            </span>
          ))}
        </div>
        <div className={css.plot}>
          {ticks.map((tick) => (
            <span key={tick} className={css.line} style={{ insetBlockStart: `${100 - tick}%` }} />
          ))}
          {floors.map((floor) => (
            <span key={floor.label} className={css.floor} style={{ insetBlockStart: `${100 - floor.percentage}%` }} />
          ))}
          <div className={css.inside}>
            <svg className={css.curve} viewBox="0 0 100 100" preserveAspectRatio="none">
              <polyline points={line} />
            </svg>
            {points.map(({ id, percentage }, index) => (
              <span
                key={id}
                className={css.point}
                style={{
                  insetInlineStart: `${across(index, points.length)}%`,
                  insetBlockStart: `${100 - percentage}%`,
                }}
              />
            ))}
            {points.slice(-1).map(({ percentage }) => (
              <span
                key="latest"
                className={css.latest}
                style={{
                  insetInlineEnd: `${100 - across(points.length - 1, points.length)}%`,
                  insetBlockEnd: `${percentage}%`,
                }}
              >
                {percentage} %
              </span>
            ))}
          </div>
        </div>
        <div className={css.days}>
          {ends.map((point) => (
            <span key={point?.id}>{point?.day}</span>
          ))}
        </div>
      </div>
      {floors.length > 0 && (
        <ul role="list" className={css.key}>
          {floors.map((floor) => (
            <li key={floor.label} className={css.floorName}>
              {floor.label}: {floor.percentage} %
            </li>
          ))}
        </ul>
      )}
      <Disclosure title={text.asTable}>
        <Table label={`${label}: ${text.exam}, ${text.day}, ${text.score}`}>
          <TableHead>
            <TableRow>
              <TableHeaderCell>{text.exam}</TableHeaderCell>
              <TableHeaderCell>{text.day}</TableHeaderCell>
              <TableHeaderCell align="end">{text.score}</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {points.toReversed().map((point) => (
              <TableRow key={point.id}>
                <TableRowHeader>{point.label}</TableRowHeader>
                <TableCell>{point.day}</TableCell>
                <TableCell align="end">{point.percentage} %</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Disclosure>
    </figure>
  )
}
