import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import '@fontsource-variable/noto-sans-sinhala/wght.css'
import '@fontsource-variable/noto-sans-tamil/wght.css'
