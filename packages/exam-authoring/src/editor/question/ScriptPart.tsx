import { Button } from '@naru/ui/Button'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useId } from 'react'
import type { ScriptLine } from '@naru/exam-kit/content'
import { DraftField } from '../fields/DraftField'
import * as css from '../editor.css'
import { useEditorText } from '../editorText'
import { EntryButtons } from '../fields/EntryButtons'
import type { Changes, DraftMaterial } from '../model'
import { moveEntry, removeEntry } from '../model/arrange'
import { usePart } from '../fields/partContext'

interface ScriptPartProps {
  material: DraftMaterial
  onChange: (changes: Changes<Pick<DraftMaterial, 'script' | 'transcript'>>) => void
}

const voices = ['a', 'b', 'q'] as const

/** What a recording says: lines with their voices, or a transcript. */
export const ScriptPart = ({ material, onChange }: ScriptPartProps) => {
  const { isReadOnly } = usePart()
  const t = useEditorText()
  const id = useId()
  const { script = [], transcript } = material
  const set = (lines: ScriptLine[]) => onChange({ script: lines.length === 0 ? undefined : lines })
  const changeLine = (index: number, changes: Partial<ScriptLine>) =>
    set(script.map((line, at) => (at === index ? { ...line, ...changes } : line)))
  const next = script.at(-1)?.voice === 'a' ? 'b' : 'a'
  const hasTranscript = transcript !== undefined && script.length === 0

  return (
    <section className={css.part} aria-labelledby={id} data-field="script">
      <Stack gap={4}>
        <Heading level={3} size="lg" id={id}>
          {t('script.title')}
        </Heading>
        <Text tone="muted" size="sm">
          {t('script.help')}
        </Text>
      </Stack>
      {hasTranscript ? (
        <DraftField
          label={t('script.transcript')}
          field="transcript"
          lang="ko"
          multiline
          value={transcript}
          onCommit={(typed) => onChange({ transcript: typed })}
        />
      ) : (
        <Stack as="ol" gap={8} aria-label={t('script.title')}>
          {script.map((line, index) => (
            <ScriptLine
              // Lines have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              index={index}
              count={script.length}
              line={line}
              onChange={(changes) => changeLine(index, changes)}
              onMove={(to) => set(moveEntry(script, index, to))}
              onRemove={() => set(removeEntry(script, index))}
            />
          ))}
        </Stack>
      )}
      {!isReadOnly && (
        <Inline gap={8}>
          {!hasTranscript && (
            <Button size="small" iconStart="plus" onPress={() => set([...script, { voice: next, text: '' }])}>
              {t('script.add')}
            </Button>
          )}
          {script.length === 0 && !hasTranscript && (
            <Button size="small" variant="quiet" onPress={() => onChange({ transcript: '' })}>
              {t('script.useTranscript')}
            </Button>
          )}
          {hasTranscript && (
            <Button size="small" variant="quiet" onPress={() => onChange({ transcript: undefined })}>
              {t('script.useScript')}
            </Button>
          )}
        </Inline>
      )}
    </section>
  )
}

interface ScriptLineProps {
  index: number
  count: number
  line: ScriptLine
  onChange: (changes: Partial<ScriptLine>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

const ScriptLine = ({ index, count, line, onChange, onMove, onRemove }: ScriptLineProps) => {
  const { isReadOnly } = usePart()
  const t = useEditorText()
  const place = index + 1
  return (
    <li className={css.row}>
      <div className={css.narrow}>
        <Select
          label={t('script.voice', { line: place })}
          items={voices.map((id) => ({ id, label: t(`script.voices.${id}`) }))}
          value={line.voice}
          isDisabled={isReadOnly}
          onChange={(voice) => onChange({ voice })}
        />
      </div>
      <div className={css.grow}>
        <DraftField
          label={t('script.line', { line: place })}
          field={`script.${index}`}
          lang="ko"
          value={line.text}
          onCommit={(typed) => onChange({ text: typed ?? '' })}
        />
      </div>
      {!isReadOnly && (
        <EntryButtons
          index={index}
          count={count}
          labels={{
            up: t('script.moveUp', { line: place }),
            down: t('script.moveDown', { line: place }),
            remove: t('script.remove', { line: place }),
          }}
          onMove={onMove}
          onRemove={onRemove}
        />
      )}
    </li>
  )
}
