import './styles.css';
import { mount } from './mount';

mount(document);
