import type { Word } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useEffect, useRef } from 'react'
import { useWordsText } from './text/words'
import { WordList } from './WordList'

export interface WordResultProps {
  /** How many words were asked. */
  total: number
  /** Those with a wrong answer or none. */
  missed: readonly Word[]
  language: string
  onAgain: () => void
  onEnd: () => void
}

/** The end of a run: how many words were known, and the others to look at. */
export const WordResult = ({ total, missed, language, onAgain, onEnd }: WordResultProps) => {
  const t = useWordsText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {t('done')}
        </Heading>
        <Text>{t('result', { right: total - missed.length, total })}</Text>
      </Stack>
      {missed.length > 0 && (
        <Stack gap={16}>
          <Heading level={3}>{t('missed')}</Heading>
          <WordList words={missed} language={language} />
        </Stack>
      )}
      <Inline>
        {missed.length > 0 && <Button onPress={onAgain}>{t('again')}</Button>}
        <Button variant="primary" onPress={onEnd}>
          {t('back')}
        </Button>
      </Inline>
    </Stack>
  )
}
