import { receiptQuery, setReceiptNameMutation, type OwnReceipt } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Icon } from '@naru/ui/Icon'
import { Link } from '@naru/ui/Link'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { toFailure } from '../../../shared/errors'
import { useTitle } from '../../../shared/useTitle'
import { PageHead } from '../../parts/PageHead'
import { useCandidate } from '../../parts/useCandidate'
import { useSingleFlightMutation } from '../../parts/useSingleFlightMutation'
import { useReceiptsText } from '../../text/receipts'
import * as css from './Page.css'
import { QrCode } from './QrCode'
import { ReceiptFacts } from './ReceiptFacts'
import { ReceiptFailed } from './ReceiptFailed'
import { ReceiptState } from './ReceiptState'

/** Props of ReceiptPage. */
export interface ReceiptPageProps {
  attemptId: string
}

/** The receipt of one of the learner's own attempts, to print and to share. */
export const ReceiptPage = ({ attemptId }: ReceiptPageProps) => {
  const text = useReceiptsText()
  const receipt = useQuery(receiptQuery(api, attemptId))
  const topic = receipt.data?.check.receipt?.topic
  const title = topic === undefined ? text.title : text.titleOf(topic)
  useTitle(title)
  const isUnknown = receipt.isError && toFailure(receipt.error).status === 404

  return (
    <Page>
      <Stack gap={32}>
        <span className={css.screenOnly}>
          <Link href={`/myresult/${encodeURIComponent(attemptId)}`} variant="standalone" className={css.back}>
            <Icon name="arrowLeft" />
            {text.back}
          </Link>
        </span>
        <PageHead title={title} lead={<span className={css.screenOnly}>{text.lead}</span>} />
        {receipt.isPending && (
          <Loading label={text.loading}>
            <Skeleton height="24rem" />
          </Loading>
        )}
        {isUnknown && <Alert tone="danger">{text.unknownAttempt}</Alert>}
        {receipt.isError && !isUnknown && <ReceiptFailed query={receipt} />}
        {receipt.data !== undefined && <Issued attemptId={attemptId} receipt={receipt.data} />}
      </Stack>
    </Page>
  )
}

const Issued = ({ attemptId, receipt: { address, showsName, check } }: ReceiptPageProps & { receipt: OwnReceipt }) => {
  const text = useReceiptsText()
  const { name } = useCandidate()
  if (check.receipt === undefined) return <ReceiptState state={check.state} />
  return (
    <>
      {check.state === 'corrected' && <ReceiptState state={check.state} />}
      <Card as="section" aria-label={text.title}>
        <div className={css.sheet}>
          <ReceiptFacts receipt={check.receipt} corrected={check.corrected} name={name} />
          <div className={css.verification}>
            <QrCode value={address} label={text.code} />
            <Text size="sm">{text.scan}</Text>
            <Text as="span" size="sm">
              <Link href={address} target="_blank" className={css.letters}>
                {address}
              </Link>
            </Text>
          </div>
        </div>
      </Card>
      <span className={css.screenOnly}>
        <Button variant="primary" iconStart="print" onPress={() => window.print()}>
          {text.print}
        </Button>
      </span>
      <NameChoice attemptId={attemptId} showsName={showsName} />
    </>
  )
}

/** Whether the verification page shows the learner's name; saved at once. */
const NameChoice = ({ attemptId, showsName }: ReceiptPageProps & { showsName: boolean }) => {
  const text = useReceiptsText()
  const choice = useSingleFlightMutation(setReceiptNameMutation(api))
  const shown = choice.isPending ? choice.variables?.showsName === true : showsName
  return (
    <Card as="section" aria-labelledby="receipt-name" className={css.screenOnly}>
      <Stack gap={16}>
        <Heading level={2} size="xl" id="receipt-name">
          {text.nameTitle}
        </Heading>
        <Text>{text.showName}</Text>
        <div className={css.choice}>
          <SegmentedControl
            label={text.showName}
            items={[
              { id: 'no', label: text.no },
              { id: 'yes', label: text.yes },
            ]}
            value={shown ? 'yes' : 'no'}
            onChange={(chosen) => choice.mutate({ attemptId, showsName: chosen === 'yes' })}
          />
        </div>
        <span role="status">
          <Text as="span" tone={choice.isError ? 'danger' : 'muted'}>
            {choice.isError ? text.nameFailed : shown ? text.nameShown : text.nameHidden}
          </Text>
        </span>
      </Stack>
    </Card>
  )
}
