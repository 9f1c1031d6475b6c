import '@fontsource-variable/inter/wght.css';
import './styles.css';
import { mount } from './mount';

// In a task of its own: the browser can respond between the evaluation of the modules and the start of the app.
setTimeout(() => void mount(document));
