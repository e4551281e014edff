/** A part of a legal page. */
export interface LegalSection {
  /** Its heading. */
  title: string
  /** Its paragraphs. What an operator has yet to fill in stands in square brackets. */
  paragraphs: readonly string[]
  /** Single points, listed below the paragraphs. */
  points?: readonly string[]
}

/** A legal page. */
export interface LegalDocument {
  /** Heading and title. */
  title: string
  /** What it is about, in one sentence. */
  lead: string
  /** Its parts, in order. */
  sections: readonly LegalSection[]
  /** What the operator of this site adds; it has a date of its own. */
  operatorSection: LegalSection
}

/** When the legal pages were last changed, but for the operator's sections. */
export const lastUpdated = 'May 7, 2025'
