import type { ExamTexts } from '@naru/exam-kit/content'
import { DraftField } from '../fields/DraftField'
import * as css from '../editor.css'
import { useEditorText } from '../editorText'
import { LanguageTabs, languagesOf, ReviewedBox, withLanguage, withReviewState } from '../question/HelpPart'
import { withChanges, type Changes, type Draft, type DraftSettings } from '../model'

interface PaperTextsProps {
  draft: Draft
  onChange: (changes: Changes<Omit<DraftSettings, 'groups' | 'sections'>>) => void
}

/** Description, length and guidelines of a paper in four languages, and its title in three: the English one is above. */
export const PaperTexts = ({ draft, onChange }: PaperTextsProps) => {
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
