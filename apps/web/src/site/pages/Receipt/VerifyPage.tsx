import { receiptCheckQuery } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Form } from '@naru/ui/Form'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { TextField } from '@naru/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { toFailure } from '../../../shared/errors'
import { useTitle } from '../../../shared/useTitle'
import { receiptNumber } from '../../format/receipt'
import { useOpenPage } from '../../frame/useOpenPage'
import { PageHead } from '../../parts/PageHead'
import { useReceiptsText } from '../../text/receipts'
import * as css from './Page.css'
import { ReceiptFacts } from './ReceiptFacts'
import { ReceiptFailed } from './ReceiptFailed'
import { ReceiptState } from './ReceiptState'

/** Props of VerifyPage. */
export interface VerifyPageProps {
  /** The number in the address, as typed; undefined: none yet. */
  typed?: string | undefined
}

/** The public page that says whether a receipt is genuine. */
export const VerifyPage = ({ typed }: VerifyPageProps) => {
  const { verify: text } = useReceiptsText()
  const number = receiptNumber(typed ?? '')
  useTitle(number === undefined ? text.title : text.titleOf(number))
  return (
    <Page>
      <Stack gap={32}>
        <PageHead title={text.title} lead={text.lead} />
        {typed !== undefined && number === undefined && <ReceiptState state="malformed" />}
        {number !== undefined && <Checked number={number} />}
        <div className={css.form}>
          <NumberForm typed={number ?? typed} />
        </div>
      </Stack>
    </Page>
  )
}

const Checked = ({ number }: { number: string }) => {
  const text = useReceiptsText()
  const check = useQuery(receiptCheckQuery(api, number))
  if (check.isPending) {
    return (
      <Loading label={text.verify.checking}>
        <Skeleton height="24rem" />
      </Loading>
    )
  }
  if (check.isError) {
    if (toFailure(check.error).status === 404) return <ReceiptState state="unknown" />
    return <ReceiptFailed query={check} />
  }
  const { state, receipt, corrected, name = '' } = check.data
  return (
    <>
      <ReceiptState state={state} />
      {receipt !== undefined && (
        <Card as="section" aria-label={text.title}>
          <ReceiptFacts receipt={receipt} corrected={corrected} name={name} />
        </Card>
      )}
    </>
  )
}

const NumberForm = ({ typed = '' }: VerifyPageProps) => {
  const { verify: text } = useReceiptsText()
  const [value, setValue] = useState(typed)
  const openPage = useOpenPage()
  return (
    <Form onSubmit={() => void openPage(`/verify/${encodeURIComponent(value.trim())}`)}>
      <Stack gap={16}>
        <TextField
          name="number"
          label={text.number}
          description={text.example}
          isRequired
          maxLength={40}
          autoComplete="off"
          spellCheck="false"
          value={value}
          onChange={setValue}
        />
        <Button type="submit" variant="primary">
          {typed === '' ? text.submit : text.another}
        </Button>
      </Stack>
    </Form>
  )
}
