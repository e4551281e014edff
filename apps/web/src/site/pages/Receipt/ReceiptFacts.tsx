import type { ReceiptCheck } from '@naru/api'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { ReactNode } from 'react'
import { useReceiptsText } from '../../text/receipts'
import * as css from './Page.css'
import { useDates } from '../../../shared/language'

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
  const { receiptMoment } = useDates()
  const { totalPossibleMarks, timeTaken, unrankedReason } = receipt
  const marks = ({ totalScore, percentageScore }: NonNullable<ReceiptCheck['corrected']>) => (
    <strong>{text.marksOf(totalScore, totalPossibleMarks, percentageScore)}</strong>
  )
  return (
    <Stack gap={12}>
      <dl className={css.facts} aria-label={text.label}>
        <Fact term={text.number}>
          <span className={css.letters}>{receipt.number}</span>
        </Fact>
        <Fact term={text.name}>
          {name === '' ? (
            <Text as="span" tone="muted">
              {text.hidden}
            </Text>
          ) : (
            <bdi>{name}</bdi>
          )}
        </Fact>
        <Fact term={text.paper}>{`${receipt.topic} (${text.version(receipt.version)})`}</Fact>
        <Fact term={text.attempt}>{receipt.attempt}</Fact>
        <Fact term={text.marks}>{marks(receipt)}</Fact>
        {corrected !== undefined && <Fact term={text.correctedMarks}>{marks(corrected)}</Fact>}
        <Fact term={text.start}>{receiptMoment(receipt.startTime)}</Fact>
        <Fact term={text.end}>{receiptMoment(receipt.timestamp)}</Fact>
        <Fact term={text.timeTaken}>{text.time(Math.floor(timeTaken / 60), timeTaken % 60)}</Fact>
        <Fact term={text.received}>{receiptMoment(receipt.receivedAt)}</Fact>
        <Fact term={text.ranking}>{unrankedReason === undefined ? text.ranked : text.practice[unrankedReason]}</Fact>
        <Fact term={text.issued}>{receiptMoment(receipt.issuedAt)}</Fact>
        <Fact term={text.signature}>
          {text.signedBy(receipt.keyNumber)}
          <Text size="sm" tone="muted">
            <span className={css.letters}>{receipt.signature}</span>
          </Text>
        </Fact>
      </dl>
      <Text size="sm" tone="muted">
        {text.clocks}
      </Text>
    </Stack>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={css.fact}>
    <dt className={css.term}>{term}</dt>
    <dd className={css.value}>{children}</dd>
  </div>
)
