import { AsYouType } from 'libphonenumber-js/min'
import { useMemo, useState, useSyncExternalStore } from 'react'
import PhoneInput, { getCountryCallingCode, parsePhoneNumber, type Country } from 'react-phone-number-input/input'
import { useLanguage } from '../language'
import { useUiText } from '../language/uiText'
import { Icon } from '../Icon'
import * as field from '../lib/field.css'
import { useFieldNotes, type FieldProps } from '../lib/FieldMessage'
import { usePreHydrationInput } from '../lib/usePreHydrationInput'
import { listCountries } from './countries'
import * as styles from './PhoneField.css'

export interface PhoneFieldProps extends FieldProps {
  /** The number in E.164, such as `+94712345678`; empty when there is none. */
  value: string
  /** Called with the number in E.164, or `''`. */
  onChange: (value: string) => void
  /** The country of a number without a calling code. @default 'LK' */
  defaultCountry?: Country
  /** Language of the country names. @default the language of the page */
  language?: string
  /** Requires a value; shown beside the label. @default false */
  isRequired?: boolean
}

/** The E.164 number of a text that is typed into a country's field; empty without digits. */
const numberOf = (typed: string, country: Country): string => {
  const number = new AsYouType(country)
  number.input(typed)
  return number.getNumberValue() ?? ''
}

const subscribeToNothing = () => () => undefined

/** A telephone number of any country: in national format for the selected country, or with `+` and the calling code. */
export const PhoneField = ({
  label,
  value,
  onChange,
  defaultCountry = 'LK',
  language,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
}: PhoneFieldProps) => {
  const t = useUiText()
  const { id, describedBy, notes } = useFieldNotes({ description, errorMessage })
  const [selected, setSelected] = useState<Country>(defaultCountry)
  const pageLanguage = useLanguage()
  const countries = useMemo(() => listCountries(language ?? pageLanguage), [language, pageLanguage])
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const container = usePreHydrationInput<HTMLDivElement>(
    value,
    value === '' ? (typed) => onChange(numberOf(typed, selected)) : undefined,
  )
  const country = (value ? parsePhoneNumber(value)?.country : undefined) ?? selected
  // Country names come from the browser, so prerendered pages contain only the selected country.
  const only = isInBrowser ? undefined : country
  // Rendered once: each letter typed in the form would render all 245 again.
  const options = useMemo(
    () =>
      countries
        .filter(({ code }) => only === undefined || code === only)
        .map(({ code, name }) => (
          <option key={code} value={code} suppressHydrationWarning>{`${name} +${getCountryCallingCode(code)}`}</option>
        )),
    [countries, only],
  )

  const selectCountry = (next: Country) => {
    setSelected(next)
    const callingCode = `+${getCountryCallingCode(country)}`
    if (value.startsWith(callingCode)) onChange(`+${getCountryCallingCode(next)}${value.slice(callingCode.length)}`)
  }

  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={field.box} ref={container}>
        <span className={styles.country}>
          <select
            className={styles.list}
            aria-label={t('country')}
            autoComplete="tel-country-code"
            value={country}
            disabled={isDisabled}
            onChange={(event) => {
              const next = countries.find(({ code }) => code === event.currentTarget.value)
              if (next) selectCountry(next.code)
            }}
          >
            {options}
          </select>
          <span className={styles.short} aria-hidden="true">
            {country} +{getCountryCallingCode(country)}
            <Icon name="chevronDown" size="small" />
          </span>
        </span>
        <PhoneInput
          key={selected}
          id={id}
          className={field.input}
          defaultCountry={selected}
          useNationalFormatForDefaultCountryValue
          value={value}
          onChange={(next) => onChange(next ?? '')}
          autoComplete="tel"
          dir="ltr"
          disabled={isDisabled}
          aria-required={isRequired}
          {...(errorMessage && { 'aria-invalid': true })}
          {...describedBy}
        />
      </div>
      {notes}
    </div>
  )
}
