import type { ExamTexts } from '@naru/exam-kit/content'
import { proportionalThresholds, thresholdAdvice } from '@naru/exam-kit/internal/engine'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Checkbox } from '@naru/ui/Checkbox'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { memo, useId, useMemo } from 'react'
import * as css from '../editor.css'
import { useEditorText } from '../editorText'
import { errorAt, FieldError } from '../faults/FieldError'
import { DraftField } from '../fields/DraftField'
import { MediaField } from '../fields/MediaField'
import { asNumber, neededNumberText, numberText } from '../fields/numbers'
import { Part, usePart } from '../fields/partContext'
import {
  type Changes,
  type Draft,
  type DraftFault,
  type DraftSettings,
  type Edit,
  withChanges,
  withoutOwnSections,
  withOwnSections,
} from '../model'
import { SectionsPart } from './SectionsPart'
import { languagesOf, LanguageTabs, ReviewedBox, withLanguage, withReviewState } from '../question/HelpPart'

interface PaperSettingsProps {
  draft: Draft
  /** All faults of the draft that are about no question. */
  faults: readonly DraftFault[]
  /** Whether the id is fixed, as after the first publishing. */
  isIdFixed?: boolean
}

/** The faults of the paper and of its sections, whose fields have the path from the paper. */
const faultsOfPaper = (faults: readonly DraftFault[]): DraftFault[] =>
  faults
    .filter(({ group, item }) => group === undefined && item === undefined)
    .map((fault) =>
      fault.section === undefined ? fault : { ...fault, field: `sections.${fault.section}.${fault.field}` },
    )

/** The fields of a paper beside its questions. Inside a `PartContext`. */
export const PaperSettings = memo(function PaperSettings({ draft, faults, isIdFixed = false }: PaperSettingsProps) {
  const { isReadOnly, onEdit, onPickMedia } = usePart()
  const t = useEditorText()
  const id = useId()
  const change = (changes: Extract<Edit, { kind: 'changePaper' }>['changes']) =>
    onEdit({ kind: 'changePaper', changes })
  const own = useMemo(() => faultsOfPaper(faults), [faults])
  const { photo, verdictThresholds: thresholds, sections } = draft
  const { possible, areReachable, proposed } = thresholdAdvice(draft.questions.length, thresholds)
  const propose = () => change({ verdictThresholds: proportionalThresholds(possible || 200) })
  const listFaults = own.filter(({ field }) => field === 'sections' || field === 'questions')

  return (
    <Part faults={own}>
      <article className={css.editor} aria-labelledby={id}>
        <Heading level={2} size="xl" id={id}>
          {t('settings.title')}
        </Heading>
        <section className={css.part} aria-labelledby={id}>
          <DraftField
            label={t('settings.topic')}
            field="topic"
            value={draft.topic}
            onCommit={(topic) => change({ topic: topic ?? '' })}
          />
          <DraftField
            label={t('settings.id')}
            description={t('settings.idHelp')}
            field="id"
            value={draft.id}
            isReadOnly={isReadOnly || isIdFixed}
            onCommit={(typed) => change({ id: typed ?? '' })}
          />
          <MediaField
            label={t('settings.photo')}
            kind="picture"
            name={photo}
            field="photo"
            onChoose={() => onPickMedia({ kind: 'picture', part: 'paper', field: 'photo' })}
            onRemove={() => change({ photo: undefined })}
          />
        </section>
        <PaperTexts draft={draft} onChange={change} />
        <section className={css.part} aria-labelledby={`${id}-sections`} data-field="sections">
          <Stack gap={4}>
            <Heading level={3} size="lg" id={`${id}-sections`}>
              {t('settings.sections')}
            </Heading>
            <Text tone="muted" size="sm">
              {t('settings.sectionsHelp')}
            </Text>
          </Stack>
          {listFaults.map(({ message, field }) => (
            <FieldError key={message}>{errorAt(t, listFaults, field)}</FieldError>
          ))}
          {sections === undefined ? (
            <div className={css.pairs}>
              {(['readingTimeMinutes', 'listeningTimeMinutes'] as const).map((name) => (
                <DraftField
                  key={name}
                  label={name === 'readingTimeMinutes' ? t('settings.readingTime') : t('settings.listeningTime')}
                  inputMode="numeric"
                  field={name}
                  value={draft[name] === undefined ? '' : String(draft[name])}
                  normalize={numberText}
                  onCommit={(typed) => change({ [name]: asNumber(typed) })}
                />
              ))}
            </div>
          ) : (
            <SectionsPart sections={sections} />
          )}
          {!isReadOnly && (
            <span>
              <Button
                size="small"
                variant="quiet"
                onPress={() =>
                  onEdit({
                    kind: 'replace',
                    draft: sections === undefined ? withOwnSections(draft) : withoutOwnSections(draft),
                  })
                }
              >
                {sections === undefined ? t('settings.ownSections') : t('settings.standardSections')}
              </Button>
            </span>
          )}
        </section>
        <section className={css.part} aria-label={t('settings.thresholds')} data-field="verdictThresholds">
          <Checkbox
            isSelected={thresholds !== undefined}
            isReadOnly={isReadOnly}
            onChange={(isOwn) => (isOwn ? propose() : change({ verdictThresholds: undefined }))}
          >
            {t('settings.thresholds')}
          </Checkbox>
          <Text tone="muted" size="sm">
            {t('settings.thresholdsHelp')}
          </Text>
          {proposed !== undefined && (
            <Alert
              tone={areReachable ? 'info' : 'warning'}
              role="none"
              action={
                !isReadOnly && (
                  <Button size="small" onPress={propose}>
                    {t('settings.use', { excellent: proposed.excellent, good: proposed.good })}
                  </Button>
                )
              }
            >
              {[
                ...(areReachable ? [] : [t('settings.unreachable')]),
                t('settings.proposed', { possible, excellent: proposed.excellent, good: proposed.good }),
              ].join(' ')}
            </Alert>
          )}
          {thresholds !== undefined && (
            <div className={css.pairs}>
              {(['excellent', 'good'] as const).map((name) => (
                <DraftField
                  key={name}
                  label={t(`settings.${name}`)}
                  inputMode="numeric"
                  value={String(thresholds[name])}
                  error={name === 'excellent' ? errorAt(t, own, 'verdictThresholds') : undefined}
                  normalize={neededNumberText}
                  onCommit={(typed) => change({ verdictThresholds: { ...thresholds, [name]: asNumber(typed) ?? 0 } })}
                />
              ))}
            </div>
          )}
        </section>
      </article>
    </Part>
  )
})

interface PaperTextsProps {
  draft: Draft
  onChange: (changes: Changes<Omit<DraftSettings, 'groups' | 'sections'>>) => void
}

/** Description, length and guidelines of a paper in four languages, and its title in three: the English one is above. */
const PaperTexts = ({ draft, onChange }: PaperTextsProps) => {
  const t = useEditorText()
  const { translations } = draft
  const given = languagesOf(draft)
  const unreviewed = draft.unreviewed ?? given

  const change = (language: string, changes: Changes<ExamTexts>) => {
    if (language === 'en') return onChange(changes)
    const texts = withChanges<ExamTexts>(translations?.[language] ?? {}, changes)
    const changed = withLanguage(translations, language, Object.keys(texts).length === 0 ? undefined : texts)
    onChange(withReviewState(draft, { translations: changed }))
  }

  return (
    <section className={css.part} aria-label={t('help.label')} data-field="translations">
      <LanguageTabs label={t('help.label')}>
        {(language) => {
          const texts = language === 'en' ? draft : translations?.[language]
          const shared = (name: keyof ExamTexts) => ({
            label: t(`settings.${name}`),
            ...(name !== 'topic' && { description: t(`settings.${name}Help`) }),
            field: language === 'en' ? name : `translations.${language}.${name}`,
            lang: language,
          })
          return (
            <>
              {language !== 'en' && (
                <DraftField
                  {...shared('topic')}
                  value={texts?.topic}
                  onCommit={(topic) => change(language, { topic })}
                />
              )}
              <DraftField
                {...shared('description')}
                multiline
                value={texts?.description}
                onCommit={(description) => change(language, { description })}
              />
              <DraftField
                {...shared('duration')}
                value={texts?.duration}
                onCommit={(duration) => change(language, { duration })}
              />
              <DraftField
                {...shared('guidelines')}
                multiline
                value={texts?.guidelines?.join('\n')}
                normalize={(typed) => linesOf(typed)?.join('\n') ?? ''}
                onCommit={(typed) => change(language, { guidelines: linesOf(typed) })}
              />
              {given.includes(language) && (
                <ReviewedBox
                  language={language}
                  unreviewed={unreviewed}
                  onChange={(changed) => onChange({ unreviewed: changed })}
                />
              )}
            </>
          )
        }}
      </LanguageTabs>
    </section>
  )
}

const linesOf = (typed: string | undefined): string[] | undefined => {
  const lines = (typed ?? '').split('\n').map((line) => line.trim())
  const filled = lines.filter((line) => line !== '')
  return filled.length === 0 ? undefined : filled
}
