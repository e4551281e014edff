import { createGlobalThemeContract } from '@vanilla-extract/css'

const own = (_value: string | null, path: string[]): string => `naru-${path.join('-')}`

/** The theme contract: all values for components, as CSS variables. */
export const vars = createGlobalThemeContract(
  {
    color: {
      canvas: null,
      surface: null,
      sunken: null,
      ink: null,
      inkMuted: null,
      line: null,
      control: null,
      accent: null,
      accentHover: null,
      onAccent: null,
      accentSoft: null,
      warm: null,
      success: null,
      successSoft: null,
      danger: null,
      dangerSoft: null,
      warning: null,
      warningSoft: null,
      info: null,
      infoSoft: null,
      focus: null,
      scrim: null,
    },
    shadow: { raised: null, overlay: null },
    border: { width: null, strong: null, disabled: null },
    space: { 0: null, 2: null, 4: null, 8: null, 12: null, 16: null, 24: null, 32: null, 48: null, 64: null, 96: null },
    radius: { control: null, card: null, full: null },
    font: { body: null, mono: null },
    fontSize: { xs: null, sm: null, md: null, lg: null, xl: null, xxl: null, h3: null, h2: null, h1: null },
    lineHeight: { heading: null, text: null, korean: null, tall: null },
    fontWeight: { regular: null, medium: null, bold: null },
    duration: { fast: null, medium: null, slow: null },
    ease: null,
    target: { small: null, medium: null, large: null },
    width: { form: null, text: null, page: null, exam: null },
    gutter: null,
  },
  own,
)
