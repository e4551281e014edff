import { isUnsupported } from '@naru/api'
import { wordsQuery } from '@naru/api/queries'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { toFailure } from '@naru/app-shell/errors'
import { useWordsText } from './text/words'
import type { WordSearch } from './search'
import { WordList } from './WordList'
import { WordsFailed } from './WordsFailed'
import { Pending } from '@naru/app-shell/parts/LoadState'

export interface ChosenWordsProps {
  search: WordSearch
  language: string
}

/** The words of a unit or of a paper. Says nothing where the words of today say it: without a plan, offline, or on a server without words. */
export const ChosenWords = ({ search, language }: ChosenWordsProps) => {
  const t = useWordsText()
  const words = useQuery(wordsQuery(api, search))
  if (words.isError) {
    const { kind, status } = toFailure(words.error)
    if (kind === 'network' || status === 403 || isUnsupported(words.error)) return null
    return <WordsFailed query={words} />
  }
  return (
    <Stack gap={16} as="section" aria-labelledby="words-list">
      <Heading level={2} id="words-list">
        {t('list')}
      </Heading>
      {words.isPending && <Pending label={t('loading')} height="14rem" />}
      {words.data?.length === 0 && <Text tone="muted">{t('emptyList')}</Text>}
      {words.data !== undefined && words.data.length > 0 && <WordList words={words.data} language={language} />}
    </Stack>
  )
}
