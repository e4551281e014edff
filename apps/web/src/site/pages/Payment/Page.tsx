import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { ReactNode } from 'react'
import { useTitle } from '../../../shared/useTitle'
import { PageHead } from '../../parts/PageHead'
import { PurchaseConfirmation } from '../../parts/PurchaseConfirmation'
import { usePlansText } from '../../text/plans'
import { usePaymentReturnStatus, type PaymentReturnStatus } from './usePaymentReturnStatus'

export interface PaymentReturnPageProps {
  /** The return URL that the payment widget opened. */
  outcome: 'success' | 'cancel'
}

/** The return page after a payment: shows the server's status, whatever the URL claims. */
export const PaymentReturnPage = ({ outcome }: PaymentReturnPageProps) => {
  const { payment: text, pricing } = usePlansText()
  const isCancelled = outcome === 'cancel'
  const { returnStatus, orderId, refresh } = usePaymentReturnStatus(!isCancelled)
  const title = isCancelled ? text.cancelTitle : text.successTitle
  useTitle(title)

  const toExams = (
    <ButtonLink variant="primary" href="/exams">
      {text.toExams}
    </ButtonLink>
  )
  const toPlans = <ButtonLink href="/pricing">{text.toPlans}</ButtonLink>
  const askAgain = <Button onPress={refresh}>{text.askAgain}</Button>
  const writeToUs = (sentence: string) => (
    <Text>
      {sentence} <Link href="/contact">{text.contact}</Link>
    </Text>
  )

  const cancelled = (
    <Stack gap={16}>
      <Alert tone="info">{text.cancelled}</Alert>
      {writeToUs(text.cancelledMore)}
      <Inline>
        {toPlans}
        {askAgain}
      </Inline>
    </Stack>
  )

  const shown: Record<PaymentReturnStatus, ReactNode> = {
    waiting: <Loading label={text.waiting} />,
    active: (
      <Stack gap={16}>
        <Alert tone="success">{isCancelled ? text.cancelledActive : text.active}</Alert>
        <Text>{isCancelled ? text.cancelledMore : text.activeOther}</Text>
        <Inline>
          {toExams}
          {toPlans}
        </Inline>
      </Stack>
    ),
    confirmed: (
      <Stack gap={16}>
        <Alert tone="success">{text.confirmed}</Alert>
        {orderId !== undefined && <PurchaseConfirmation orderId={orderId} />}
        <Inline>
          {toExams}
          {toPlans}
        </Inline>
      </Stack>
    ),
    underway: (
      <Stack gap={16}>
        <Alert tone="info">{text.underway}</Alert>
        <Inline>{askAgain}</Inline>
      </Stack>
    ),
    declined: (
      <Stack gap={16}>
        <Alert tone="warning">{text.declinedTitle}</Alert>
        {writeToUs(text.cancelledMore)}
        <Inline>{toPlans}</Inline>
      </Stack>
    ),
    reversed: (
      <Stack gap={16}>
        <Alert tone="warning">{text.takenBack}</Alert>
        <Inline>
          {toPlans}
          <ButtonLink href="/contact">{text.contact}</ButtonLink>
        </Inline>
      </Stack>
    ),
    unconfirmed: isCancelled ? (
      cancelled
    ) : (
      <Stack gap={16}>
        <Alert tone="info">{text.unconfirmed}</Alert>
        <Inline>{askAgain}</Inline>
      </Stack>
    ),
    stillUnconfirmed: isCancelled ? (
      cancelled
    ) : (
      <Stack gap={16}>
        <Alert tone="warning">{text.stillUnconfirmed}</Alert>
        <Inline>
          {askAgain}
          <ButtonLink href="/contact">{text.contact}</ButtonLink>
        </Inline>
      </Stack>
    ),
    failed: (
      <Alert tone="danger" action={askAgain}>
        {text.failedToAsk}
      </Alert>
    ),
    loggedOut: (
      <Alert
        tone="info"
        action={
          <ButtonLink variant="primary" href={`/login?returnTo=/payment/${outcome}`}>
            {pricing.goToLogin}
          </ButtonLink>
        }
      >
        {text.loggedOut}
      </Alert>
    ),
  }

  return (
    <Page width="text">
      <Stack gap={24}>
        <PageHead title={title} />
        {shown[returnStatus]}
      </Stack>
    </Page>
  )
}
