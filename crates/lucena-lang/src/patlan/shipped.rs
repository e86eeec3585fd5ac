const SHIPPED: &[(&str, &str)] = &[];
