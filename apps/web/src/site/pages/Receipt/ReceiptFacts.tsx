import type { ReceiptCheck } from '@naru/api'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { ReactNode } from 'react'
import { receiptMoment } from '../../format/receipt'
import { useReceiptsText } from '../../text/receipts'
import * as css from './Page.css'

/** Props of ReceiptFacts. */
export interface ReceiptFactsProps {
  receipt: NonNullable<ReceiptCheck['receipt']>
  /** The present marks, if they differ. */
  corrected: ReceiptCheck['corrected']
  /** The learner's name; '' if it is hidden. */
  name: string
}

/** The signed facts of a result. */
export const ReceiptFacts = ({ receipt, corrected, name }: ReceiptFactsProps) => {
  const { facts: text } = useReceiptsText()
  const { totalScore, totalPossibleMarks, percentageScore, timeTaken, unrankedReason } = receipt
  const rows: [term: string, value: ReactNode][] = [
    [text.number, <span className={css.letters}>{receipt.number}</span>],
    [text.name, name === '' ? <Text as="span" tone="muted" children={text.hidden} /> : name],
    [text.paper, `${receipt.topic} (${text.version(receipt.version)})`],
    [text.attempt, receipt.attempt],
    [text.marks, <strong>{text.marksOf(totalScore, totalPossibleMarks, percentageScore)}</strong>],
    ...(corrected === undefined
      ? []
      : ([
          [
            text.correctedMarks,
            <strong>{text.marksOf(corrected.totalScore, totalPossibleMarks, corrected.percentageScore)}</strong>,
          ],
        ] satisfies [string, ReactNode][])),
    [text.start, receiptMoment(receipt.startTime)],
    [text.end, receiptMoment(receipt.timestamp)],
    [text.timeTaken, text.time(Math.floor(timeTaken / 60), timeTaken % 60)],
    [text.received, receiptMoment(receipt.receivedAt)],
    [text.ranking, unrankedReason === undefined ? text.ranked : text.practice[unrankedReason]],
    [text.issued, receiptMoment(receipt.issuedAt)],
    [
      text.signature,
      <>
        {text.signedBy(receipt.keyNumber)}
        <br />
        <Text as="span" size="sm" tone="muted">
          <span className={css.letters}>{receipt.signature}</span>
        </Text>
      </>,
    ],
  ]
  return (
    <Stack gap={12}>
      <dl className={css.facts} aria-label={text.label}>
        {rows.map(([term, value]) => (
          <div key={term} className={css.fact}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" tone="muted">
        {text.clocks}
      </Text>
    </Stack>
  )
}
