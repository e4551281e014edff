import { Heading } from '@naru/ui/Heading'
import { Select, type SelectItem } from '@naru/ui/Select'
import { optionalText } from '@naru/ui/language'
import { useId } from 'react'
import { type PaperTags, families, levels, sectors, sounds } from '@naru/exam-kit/content'
import { DraftField } from '../fields/DraftField'
import * as css from '../editor.css'
import { useEditorText, type EditorText } from '../editorText'
import { memoFields, useErrorAt, usePart } from '../fields/partContext'
import {
  allUnits,
  latestEdition,
  withChanges,
  type Changes,
  type DraftQuestion,
  type UnitName,
  type UnitNames,
} from '../model'

/** A unit of the textbook in a select, with its Korean name if it is known. */
export const unitItem = (t: EditorText, unit: number, known: UnitName | undefined): SelectItem => ({
  id: String(unit),
  label: t('tags.unitName', { unit, name: known?.name ?? 'none' }),
  ...(known !== undefined && { language: 'ko' }),
})

interface TagsPartProps {
  question: DraftQuestion
  unitNames?: UnitNames | undefined
}

export const asWords = (list: readonly string[] | undefined): string => list?.join(', ') ?? ''

/** The list of words that somebody typed with commas. */
export const asList = (typed: string | undefined): string[] | undefined => {
  const list = (typed ?? '').split(',').map((word) => word.trim())
  const filled = list.filter((word) => word !== '')
  return filled.length === 0 ? undefined : filled
}

const wordsAsStored = (typed: string) => asWords(asList(typed))

/** What a question is about: field, kind, unit, branch of work, level and grammar. */
export const TagsPart = memoFields(
  ['item', 'type', 'tags', 'vocabulary'],
  function TagsPart({ question, unitNames }: TagsPartProps) {
    const { isReadOnly, onEdit } = usePart()
    const errorAt = useErrorAt()
    const t = useEditorText()
    const id = useId()
    const { item, type, tags = {} } = question
    const byField: Readonly<Record<string, readonly string[]>> = families[type]
    const ofField = tags.field === undefined ? [] : (byField[tags.field] ?? [])
    const set = (changes: Changes<PaperTags>) => {
      const changed = withChanges<PaperTags>(tags, changes)
      onEdit({
        kind: 'changeQuestion',
        item,
        changes: { tags: Object.keys(changed).length === 0 ? undefined : changed },
      })
    }
    const chosen = (value: string) => (value === '-' ? undefined : value)
    const select = (
      field: keyof PaperTags,
      label: string,
      items: readonly SelectItem[],
      onChange: (value: string | undefined) => void,
      description?: string,
    ) => (
      <div data-field={`tags.${field}`}>
        <Select
          label={label}
          items={[{ id: '-', label: t('none') }, ...items]}
          value={tags[field] === undefined ? '-' : String(tags[field])}
          description={description}
          errorMessage={errorAt(`tags.${field}`)}
          isDisabled={isReadOnly}
          onChange={(value) => onChange(chosen(value))}
        />
      </div>
    )
    // One of a newer version is shown as it is.
    const named = (ids: readonly string[], names: 'fields' | 'families' | 'sounds' | 'sectors') =>
      ids.map((tag) => ({ id: tag, label: optionalText(t, `${names}.${tag}`) ?? tag }))

    return (
      <section className={css.part} aria-labelledby={id} data-field="tags">
        <Heading level={3} size="lg" id={id}>
          {t('question.parts.tags')}
        </Heading>
        <div className={css.pairs}>
          {select('field', t('tags.field'), named(Object.keys(byField), 'fields'), (field) =>
            set({ field, family: undefined, sound: undefined }),
          )}
          {select('family', t('tags.family'), named(ofField, 'families'), (family) => set({ family }))}
          {tags.field === 'sound' &&
            select('sound', t('tags.sound'), named(sounds, 'sounds'), (sound) => set({ sound }))}
          {select(
            'unit',
            t('tags.unit'),
            allUnits.map((unit) => unitItem(t, unit, unitNames?.get(unit))),
            (unit) =>
              set(unit === undefined ? { unit, edition: undefined } : { unit: Number(unit), edition: latestEdition }),
            unitNames?.get(tags.unit ?? 0)?.isVerified === false ? t('tags.unitUnverified') : undefined,
          )}
          {select('sector', t('tags.sector'), named(sectors, 'sectors'), (sector) => set({ sector }))}
          {select(
            'level',
            t('tags.level'),
            levels.map((level) => ({ id: String(level), label: t(`tags.levels.${level}`) })),
            (level) => set({ level: level === undefined ? undefined : Number(level) }),
          )}
        </div>
        <DraftField
          label={t('tags.grammar')}
          description={t('tags.grammarHelp')}
          field="tags.grammar"
          lang="ko"
          value={asWords(tags.grammar)}
          normalize={wordsAsStored}
          onCommit={(typed) => set({ grammar: asList(typed) })}
        />
        <DraftField
          label={t('help.vocabulary')}
          description={t('help.vocabularyHelp')}
          field="vocabulary"
          lang="ko"
          value={asWords(question.vocabulary)}
          normalize={wordsAsStored}
          onCommit={(typed) => onEdit({ kind: 'changeQuestion', item, changes: { vocabulary: asList(typed) } })}
        />
      </section>
    )
  },
)
