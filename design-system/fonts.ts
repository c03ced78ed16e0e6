import './themes/fonts.css';
import '@fontsource-variable/anek-devanagari/wght.css';
import '@fontsource-variable/anek-latin/wght.css';
