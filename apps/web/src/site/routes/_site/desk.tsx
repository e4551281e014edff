import { createFileRoute } from '@tanstack/react-router'
import { fetchFonts } from '@naru/app-shell/fetchFonts'

// No preloading, so that learners download none of this code.
export const Route = createFileRoute('/_site/desk')({
  staticData: { page: null },
  beforeLoad: () => {
    fetchFonts()
  },
})
