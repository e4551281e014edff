import { Button } from '@naru/ui/Button'
import { Checkbox } from '@naru/ui/Checkbox'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import type { PaperSection } from '@naru/exam-kit/content'
import { DraftField } from '../fields/DraftField'
import * as css from '../editor.css'
import { useEditorText } from '../editorText'
import { EntryButtons } from '../fields/EntryButtons'
import type { Changes } from '../model'
import { asNumber, neededNumberText } from '../fields/numbers'
import { usePart } from '../fields/partContext'

const playback = { plays: 2, answerSeconds: 5, failureSeconds: 30 }

export const SectionsPart = ({ sections }: { sections: readonly PaperSection[] }) => {
  const { isReadOnly, onEdit } = usePart()
  const t = useEditorText()
  const add = () => {
    const ids = new Set(sections.map(({ id }) => id))
    let number = sections.length + 1
    while (ids.has(`part-${number}`)) number += 1
    onEdit({
      kind: 'addSection',
      section: {
        id: `part-${number}`,
        title: t('settings.section', { position: sections.length + 1 }),
        minutes: 10,
        navigation: 'free',
      },
    })
  }
  return (
    <>
      <Stack as="ol" gap={12} aria-label={t('settings.sections')}>
        {sections.map((section, index) => (
          <SectionRow
            // Ids change while one types them.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            section={section}
            index={index}
            count={sections.length}
          />
        ))}
      </Stack>
      {!isReadOnly && (
        <span>
          <Button size="small" iconStart="plus" onPress={add}>
            {t('settings.addSection')}
          </Button>
        </span>
      )}
    </>
  )
}

interface SectionRowProps {
  section: PaperSection
  index: number
  count: number
}

const SectionRow = ({ section, index, count }: SectionRowProps) => {
  const { isReadOnly, onEdit } = usePart()
  const t = useEditorText()
  const change = (changes: Changes<PaperSection>) => onEdit({ kind: 'changeSection', index, changes })
  const title = section.title === '' ? t('settings.section', { position: index + 1 }) : section.title
  const field = (name: string) => `sections.${index}.${name}`
  const number = (name: 'plays' | 'answerSeconds' | 'failureSeconds', label: string) =>
    section.playback !== undefined && (
      <DraftField
        label={label}
        inputMode="numeric"
        field={field(`playback.${name}`)}
        value={String(section.playback[name])}
        normalize={neededNumberText}
        onCommit={(typed) => change({ playback: { ...playback, ...section.playback, [name]: asNumber(typed) ?? 0 } })}
      />
    )
  return (
    <li className={css.sectionEntry} data-field={`sections.${index}`}>
      <div className={css.pairs}>
        <DraftField
          label={t('settings.sectionTitle')}
          field={field('title')}
          value={section.title}
          onCommit={(typed) => change({ title: typed ?? '' })}
        />
        <DraftField
          label={t('settings.sectionId')}
          field={field('id')}
          value={section.id}
          isWhole
          onCommit={(typed) => change({ id: typed ?? '' })}
        />
        <DraftField
          label={t('settings.minutes')}
          inputMode="numeric"
          field={field('minutes')}
          value={String(section.minutes)}
          normalize={neededNumberText}
          onCommit={(typed) => change({ minutes: asNumber(typed) ?? 0 })}
        />
        {number('plays', t('settings.playsCount'))}
        {number('answerSeconds', t('settings.answerSeconds'))}
        {number('failureSeconds', t('settings.failureSeconds'))}
      </div>
      <Inline justify="between">
        <Checkbox
          isSelected={section.playback !== undefined}
          isReadOnly={isReadOnly}
          onChange={(isPlayed) =>
            change(isPlayed ? { playback, navigation: 'one-way' } : { playback: undefined, navigation: 'free' })
          }
        >
          {t('settings.plays')}
        </Checkbox>
        {!isReadOnly && (
          <EntryButtons
            index={index}
            count={count}
            labels={{
              up: t('settings.moveSectionUp', { title }),
              down: t('settings.moveSectionDown', { title }),
              remove: t('settings.removeSection', { title }),
            }}
            onMove={(to) => onEdit({ kind: 'moveSection', index, to })}
            onRemove={count > 1 && (() => onEdit({ kind: 'removeSection', index }))}
          />
        )}
      </Inline>
    </li>
  )
}
