import '@fontsource-variable/inter/wght.css';
import './styles.css';
import { mount } from './mount';

void mount(document);
