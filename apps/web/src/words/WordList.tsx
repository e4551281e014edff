import type { Word } from '@naru/api'
import { WordEntry } from '@naru/exam-kit/WordCard'
import { DraftMeaningsNote, ListenButton } from '@naru/exam-kit/internal/WordCard'
import type { WordSound } from '@naru/exam-kit/internal/wordSound'
import { Card } from '@naru/ui/Card'
import { Grid } from '@naru/ui/Grid'
import { Stack } from '@naru/ui/Stack'
import { useMemo } from 'react'
import { useSoundKind, useWordSound } from './useWordSound'
import { withMedia } from './withMedia'

export interface WordListProps {
  words: readonly Word[]
  language: string
}

export const WordList = ({ words, language }: WordListProps) => {
  const sound = useWordSound()
  return (
    <Stack gap={16}>
      <DraftMeaningsNote words={words} language={language} />
      <Grid as="ul" columns={3}>
        {words.map((word) => (
          <li key={word.id}>
            <Entry word={word} language={language} sound={sound} />
          </li>
        ))}
      </Grid>
    </Stack>
  )
}

const Entry = ({ word, language, sound }: { word: Word; language: string; sound: WordSound }) => {
  const shown = useMemo(() => withMedia(word), [word])
  const kind = useSoundKind(sound, shown)
  return (
    <Card padding={16}>
      <Stack gap={12}>
        <WordEntry word={shown} language={language} />
        <ListenButton sound={kind} onPlay={() => sound.play(shown)} korean={word.korean} />
      </Stack>
    </Card>
  )
}
