import { useLanguage } from '@naru/ui/language'
import type { ReactNode } from 'react'

/** Props of NameFields. */
export interface NameFieldsProps {
  /** The field of the first name. */
  first: ReactNode
  /** The field of the family name. */
  family: ReactNode
}

/** The fields of a name in the order in which the reader's language writes them. */
export const NameFields = ({ first, family }: NameFieldsProps) =>
  useLanguage() === 'ko' ? (
    <>
      {family}
      {first}
    </>
  ) : (
    <>
      {first}
      {family}
    </>
  )
