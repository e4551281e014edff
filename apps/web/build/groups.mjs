const aria = 'react-aria/dist/private/'
const state = 'react-stately/dist/private/'
const components = 'react-aria-components/dist/private/'
const ui = 'packages/ui/src/'
const kit = 'packages/exam-kit/src/'
const web = 'apps/web/src/'

/** @param {string} folder @param {string} parts names in it, as a pattern @returns {string} */
const inside = (folder, parts) => `${folder}(?:${parts})`

/** @param {string[]} patterns */
const any = (...patterns) => new RegExp(patterns.join('|').replaceAll('/', '[\\\\/]'))

/**
 * Which modules travel in one file: parts that are used together compress better so, and cost one request on a slow line instead of ten.
 * `base` is what nearly every page needs, the others what a few pages ask for. `npm run bench:size` shows what a change here costs each page.
 */
export const groups = [
  {
    name: 'react',
    test: any(inside('node_modules/', 'react/|react-dom/|scheduler/|use-sync-external-store/(?!.*with-selector)')),
    priority: 5,
  },
  {
    // Apart from what pages need that run alone.
    name: 'site',
    test: any(
      inside('node_modules/@tanstack/', 'react-router|router-core|history|store|react-store|query-core|react-query') +
        '/',
      'node_modules/use-sync-external-store/.*with-selector',
      inside('packages/api/src/', 'queries/(?:auth|cache|content|exams|keys|user)'),
      inside(
        web,
        'app/Root|app/queryClient|session/guard|calls/cached|text/(?:en|index)\\.|errors/(?:catalogue|index)\\.',
      ),
    ),
    priority: 4,
  },
  { name: 'base', test: /./, minShareCount: 14, priority: 2 },
  {
    // The site's frame, and a few lines each that are not worth a request.
    name: 'frame',
    test: any(
      inside(
        web,
        'app/(?:SiteFrame|SiteTopBar|Brand|api|place|pageStands|takeOver|useLogout|useIsCurrent|KeepSending|fetchAndSend)',
      ),
      inside(
        web,
        'offline/|calls/|session/|start/|state/theme|text/(?:open|room)|errors/|exam/mediaUrl|pages/Errors/(?:Failed|Message)',
      ),
      inside('packages/api/src/', 'calls|client|errors|guards|transport'),
      'node_modules/openapi-fetch/',
      inside(state, 'toast/'),
      inside(
        ui,
        'AppShell|Avatar|Button|Footer|Grid|Image|Inline|Loading|SkipLink|Toast/(?!Toasts)|TopBar|Menu/(?:MenuButton|Menu\\.css)|VisuallyHidden',
      ),
      inside(ui, 'theme/|lazily/|lib/(?:classNames|useDismiss|useMediaQuery)|Drawing/Boat'),
      inside(aria, 'visually-hidden'),
    ),
    priority: 1,
  },
  {
    name: 'overlay',
    test: any(
      inside(
        `${aria}overlays/`,
        'ariaHideOutside|useOverlay\\.|usePreventScroll|intlStrings|DismissButton|Overlay\\.|useModalOverlay',
      ),
      inside(aria, 'intl/overlays|dialog|focus/FocusScope|interactions/useInteractOutside|interactions/PressResponder'),
      inside(`${aria}utils/`, 'runAfterKeyboard|useViewportSize'),
      inside(state, 'overlays/useOverlayTriggerState'),
      inside(components, '(?:Dialog|Modal|Heading)\\.'),
      inside(ui, 'Dialog/|Sheet/'),
    ),
    priority: 3,
  },
  {
    name: 'fields',
    test: any(
      inside(aria, 'textfield|label/useField|form|utils/useFormReset'),
      inside(state, 'form'),
      inside(components, '(?:FieldError|Form|Group|Input|TextArea|TextField|Autocomplete)\\.'),
      inside(ui, 'Form/|TextField/|PasswordField/|lib/field'),
    ),
    priority: 3,
  },
  {
    name: 'choice',
    test: any(
      inside(aria, 'button/useToggleButton|toolbar|disclosure'),
      inside(state, 'toggle/useToggleGroupState|disclosure'),
      inside(components, 'ToggleButton|SharedElementTransition|SelectionIndicator|Disclosure'),
      inside(ui, 'SegmentedControl/|Disclosure/'),
    ),
    priority: 1,
  },
  {
    name: 'room',
    test: any(
      inside(
        kit,
        'ExamRoom|QuestionNavigator|AnswerOptions|AudioPlayer|FlagButton|QuestionCard|KeyHelp|PhaseProgress|ExamTimer|ExamSummary|TextSize|ChoiceButtons',
      ) + '/',
      inside(web, 'pages/Quiz/(?!LoginDialog|QuizFrame)'),
    ),
    priority: 1,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))
