import { Button } from '@naru/ui/Button'
import { Heading } from '@naru/ui/Heading'
import { IconButton } from '@naru/ui/IconButton'
import { Inline } from '@naru/ui/Inline'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useId } from 'react'
import type { SourceLine } from '../content'
import { DraftField } from './DraftField'
import * as css from './editor.css'
import { useEditorText } from './editorText'
import { errorAt } from './faultWords'
import type { Changes, DraftFault, DraftMaterial } from './model'
import { moveEntry, removeEntry } from './model/lists'

/** Props of ScriptPart. */
export interface ScriptPartProps {
  /** What has the files. */
  material: DraftMaterial
  /** What the checks say. */
  faults: readonly DraftFault[]
  /** Whether nothing can be changed. */
  isReadOnly: boolean
  /** Receives the changes. */
  onChange: (changes: Changes<Pick<DraftMaterial, 'script' | 'transcript'>>) => void
}

const voices = ['a', 'b', 'q'] as const

/** What a recording says: lines with their voices, or a transcript. */
export const ScriptPart = ({ material, faults, isReadOnly, onChange }: ScriptPartProps) => {
  const words = useEditorText()
  const { script: text } = words
  const id = useId()
  const { script = [], transcript } = material
  const set = (lines: SourceLine[]) => onChange({ script: lines.length === 0 ? undefined : lines })
  const changeLine = (index: number, changes: Partial<SourceLine>) =>
    set(script.map((line, at) => (at === index ? { ...line, ...changes } : line)))
  const next = script.at(-1)?.voice === 'a' ? 'b' : 'a'
  const hasTranscript = transcript !== undefined && script.length === 0

  return (
    <section className={css.part} aria-labelledby={id} data-field="script">
      <Stack gap={4}>
        <Heading level={3} size="lg" id={id}>
          {text.title}
        </Heading>
        <Text tone="muted" size="sm">
          {text.help}
        </Text>
      </Stack>
      {hasTranscript ? (
        <DraftField
          label={text.transcript}
          field="transcript"
          lang="ko"
          multiline
          value={transcript}
          error={errorAt(words, faults, 'transcript')}
          isReadOnly={isReadOnly}
          onCommit={(typed) => onChange({ transcript: typed })}
        />
      ) : (
        <Stack as="ol" gap={8} aria-label={text.title}>
          {script.map((line, index) => (
            <ScriptLine
              // Lines have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              index={index}
              count={script.length}
              line={line}
              error={errorAt(words, faults, `script.${index}`)}
              isReadOnly={isReadOnly}
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
              {text.add}
            </Button>
          )}
          {script.length === 0 && !hasTranscript && (
            <Button size="small" variant="quiet" onPress={() => onChange({ transcript: '' })}>
              {text.useTranscript}
            </Button>
          )}
          {hasTranscript && (
            <Button size="small" variant="quiet" onPress={() => onChange({ transcript: undefined })}>
              {text.useScript}
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
  line: SourceLine
  error: string | undefined
  isReadOnly: boolean
  onChange: (changes: Partial<SourceLine>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

const ScriptLine = ({ index, count, line, error, isReadOnly, onChange, onMove, onRemove }: ScriptLineProps) => {
  const { script: text } = useEditorText()
  const place = index + 1
  return (
    <li className={css.row}>
      <div className={css.narrow}>
        <Select
          label={text.voice(place)}
          items={voices.map((id) => ({ id, label: text.voices[id] }))}
          value={line.voice}
          isDisabled={isReadOnly}
          onChange={(voice) => onChange({ voice })}
        />
      </div>
      <div className={css.grow}>
        <DraftField
          label={text.line(place)}
          field={`script.${index}`}
          lang="ko"
          value={line.text}
          error={error}
          isReadOnly={isReadOnly}
          onCommit={(typed) => onChange({ text: typed ?? '' })}
        />
      </div>
      {!isReadOnly && (
        <Inline gap={2} wrap={false}>
          <IconButton
            size="small"
            icon="chevronUp"
            label={text.moveUp(place)}
            isDisabled={index === 0}
            onPress={() => onMove(index - 1)}
          />
          <IconButton
            size="small"
            icon="chevronDown"
            label={text.moveDown(place)}
            isDisabled={index === count - 1}
            onPress={() => onMove(index + 1)}
          />
          <IconButton size="small" icon="trash" label={text.remove(place)} onPress={onRemove} />
        </Inline>
      )}
    </li>
  )
}
