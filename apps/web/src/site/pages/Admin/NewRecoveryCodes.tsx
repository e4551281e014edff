import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useEffect, useRef } from 'react'
import { useTwoStepText } from '../../text/twoStep'
import * as css from './Security.css'

interface NewRecoveryCodesProps {
  codes: readonly string[]
  onSaved: () => void
}

const download = (name: string, content: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** New recovery codes, shown once: to download or print. */
export const NewRecoveryCodes = ({ codes, onSaved }: NewRecoveryCodesProps) => {
  const { setup: text } = useTwoStepText()
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <div ref={section} tabIndex={-1} className={css.codesFrame}>
      <Card as="section" aria-labelledby="new-codes">
        <Stack gap={16}>
          <Heading level={2} size="xl" id="new-codes">
            {text.newCodes}
          </Heading>
          <Text>{text.newCodesText}</Text>
          <ul role="list" aria-labelledby="new-codes" className={css.codes}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <Inline gap={8} className={css.noPrint}>
            <Button iconStart="download" onPress={() => download(text.fileName, `${codes.join('\n')}\n`)}>
              {text.download}
            </Button>
            <Button onPress={() => window.print()}>{text.print}</Button>
            <Button variant="primary" onPress={onSaved}>
              {text.saved}
            </Button>
          </Inline>
        </Stack>
      </Card>
    </div>
  )
}
