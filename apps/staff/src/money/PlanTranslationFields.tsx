import { Disclosure } from '@naru/ui/Disclosure'
import { contentLanguage, optionalText } from '@naru/ui/language'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { useId } from 'react'
import { useAdminText } from '../text/admin'
import type { PlanValues } from './planForm'
import * as css from './PlanDialog.css'

interface PlanTranslationFieldsProps {
  values: PlanValues['translations']
  onChange: (values: PlanValues['translations']) => void
}

/** The optional texts of a plan in other languages than English. A closed language shows its name of the plan. */
export const PlanTranslationFields = ({ values, onChange }: PlanTranslationFieldsProps) => {
  const t = useAdminText()
  const hintId = useId()
  return (
    <fieldset className={css.group} aria-describedby={hintId}>
      <legend className={css.legend}>{t('plans.translations')}</legend>
      <Text tone="muted" size="sm" id={hintId}>
        {t('plans.translationsHint')}
      </Text>
      {Object.entries(values).map(([language, texts]) => {
        const { name, description } = texts
        const label = optionalText(t, `plans.languages.${language}`) ?? language
        const set = (part: Partial<typeof texts>) => onChange({ ...values, [language]: { ...texts, ...part } })
        return (
          <Disclosure
            key={language}
            title={
              <span className={css.topic}>
                {label}
                {name.trim() !== '' && (
                  <>
                    {' · '}
                    <span {...contentLanguage(name)}>{name}</span>
                  </>
                )}
              </span>
            }
          >
            <Stack gap={16}>
              <TextField
                label={t('plans.nameIn', { language: label })}
                lang={language}
                maxLength={120}
                value={name}
                onChange={(typed) => set({ name: typed })}
              />
              <TextField
                label={t('plans.descriptionIn', { language: label })}
                lang={language}
                multiline
                maxLength={1000}
                value={description}
                onChange={(typed) => set({ description: typed })}
              />
            </Stack>
          </Disclosure>
        )
      })}
    </fieldset>
  )
}
